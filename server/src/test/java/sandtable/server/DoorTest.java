package sandtable.server;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaConstructorCall;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Match;
import sandtable.scene.Presenter;
import sandtable.scene.Scene;

import java.util.List;

/** There is one way out for what is known of a position. */
class DoorTest {
    private static final JavaClasses SERVER =
            new ClassFileImporter()
                    .withImportOption(new ImportOption.DoNotIncludeTests())
                    .importPackages("sandtable.server");

    private static final List<Class<?>> MESSAGES =
            List.of(
                    Sent.Position.class,
                    Sent.Changes.class,
                    Sent.Asked.class,
                    Sent.News.class,
                    Sent.Step.class);

    private static boolean message(JavaConstructorCall call) {
        return MESSAGES.stream().anyMatch(call.getTargetOwner()::isEquivalentTo);
    }

    @Test
    void onlyTheDoorMakesPositionsAndNews() {
        noClasses()
                .that()
                .doNotBelongToAnyOf(Door.class, Sent.class)
                .should()
                .callConstructorWhere(describe("makes a message to a seat", DoorTest::message))
                .check(SERVER);
    }

    @Test
    void whoAnswersRequestsKnowsNoMatchAndNoScene() {
        noClasses()
                .that()
                .belongToAnyOf(Api.class, Server.class, Visitors.class, ClientFiles.class)
                .should()
                .dependOnClassesThat()
                .belongToAnyOf(Match.class, Scene.class, Presenter.class, Table.class)
                .check(SERVER);
    }
}
