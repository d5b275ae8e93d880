package sandtable.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SymbolTest {
    @ParameterizedTest
    @EnumSource(Symbol.Branch.class)
    void codesHaveFifteenLetters(Symbol.Branch branch) {
        assertEquals(15, Symbol.of(0, branch, Symbol.Motion.FOOT, "II").code().length());
    }

    @Test
    void sideBranchAndSizeAreInTheCode() {
        assertEquals(
                "SFGPUCI----F---",
                Symbol.of(0, Symbol.Branch.INFANTRY, Symbol.Motion.FOOT, "II").code());
        assertEquals(
                "SHGPU-----AI---",
                Symbol.of(1, Symbol.Branch.HEADQUARTERS, Symbol.Motion.FOOT, "XX").code());
    }
}
