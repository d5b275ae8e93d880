package sandtable.space.measured;

/**
 * A direction in whole degrees clockwise from north, 0 to 359. As a vector it comes from a table of
 * whole numbers, the sines of whole degrees times {@link #UNIT}, so that nothing is left to a
 * machine's trigonometry. The table is fine enough that the side of a heading on which a spot lies
 * is always the true one.
 */
public record Heading(int degrees) {
    /** The length of a heading's vector, but for the rounding of its two parts. */
    public static final long UNIT = 10_000_000_000_000L;

    public static final Heading NORTH = new Heading(0);
    public static final Heading EAST = new Heading(90);
    public static final Heading SOUTH = new Heading(180);
    public static final Heading WEST = new Heading(270);

    public Heading {
        if (degrees < 0 || degrees >= 360) {
            throw new IllegalArgumentException("a heading is 0 to 359 degrees, not " + degrees);
        }
    }

    /** The heading so many degrees clockwise of this one; counter-clockwise if negative. */
    public Heading turned(int clockwise) {
        return new Heading(Math.floorMod(degrees + clockwise, 360));
    }

    public Heading opposite() {
        return turned(180);
    }

    /** How far east one gets on this heading by going {@link #UNIT}. */
    public long east() {
        return sine(degrees);
    }

    /** How far north one gets on this heading by going {@link #UNIT}. */
    public long north() {
        return sine((degrees + 90) % 360);
    }

    /**
     * How far ahead a vector points: positive ahead, 0 abeam, negative behind, in millimetres times
     * {@link #UNIT}.
     */
    long along(int east, int north) {
        return east * east() + north * north();
    }

    /** How far to the right of this heading a vector points. */
    long right(int east, int north) {
        return east * north() - north * east();
    }

    private static long sine(int degrees) {
        if (degrees > 180) {
            return -sine(degrees - 180);
        }
        return SINES[degrees > 90 ? 180 - degrees : degrees];
    }

    @Override
    public String toString() {
        return degrees + "°";
    }

    /** The sines of 0 to 90 degrees. */
    private static final long[] SINES = {
        0L, 174_524_064_373L, 348_994_967_025L, 523_359_562_429L, 697_564_737_441L,
        871_557_427_477L, 1_045_284_632_677L, 1_218_693_434_051L, 1_391_731_009_601L,
                1_564_344_650_402L,
        1_736_481_776_669L, 1_908_089_953_765L, 2_079_116_908_178L, 2_249_510_543_439L,
                2_419_218_955_997L,
        2_588_190_451_025L, 2_756_373_558_170L, 2_923_717_047_227L, 3_090_169_943_749L,
                3_255_681_544_572L,
        3_420_201_433_257L, 3_583_679_495_453L, 3_746_065_934_159L, 3_907_311_284_893L,
                4_067_366_430_758L,
        4_226_182_617_407L, 4_383_711_467_891L, 4_539_904_997_395L, 4_694_715_627_859L,
                4_848_096_202_463L,
        5_000_000_000_000L, 5_150_380_749_101L, 5_299_192_642_332L, 5_446_390_350_150L,
                5_591_929_034_707L,
        5_735_764_363_510L, 5_877_852_522_925L, 6_018_150_231_520L, 6_156_614_753_257L,
                6_293_203_910_498L,
        6_427_876_096_865L, 6_560_590_289_905L, 6_691_306_063_589L, 6_819_983_600_625L,
                6_946_583_704_590L,
        7_071_067_811_865L, 7_193_398_003_387L, 7_313_537_016_192L, 7_431_448_254_774L,
                7_547_095_802_228L,
        7_660_444_431_190L, 7_771_459_614_570L, 7_880_107_536_067L, 7_986_355_100_473L,
                8_090_169_943_749L,
        8_191_520_442_890L, 8_290_375_725_550L, 8_386_705_679_454L, 8_480_480_961_564L,
                8_571_673_007_021L,
        8_660_254_037_844L, 8_746_197_071_394L, 8_829_475_928_589L, 8_910_065_241_884L,
                8_987_940_462_992L,
        9_063_077_870_366L, 9_135_454_576_426L, 9_205_048_534_524L, 9_271_838_545_668L,
                9_335_804_264_972L,
        9_396_926_207_859L, 9_455_185_755_993L, 9_510_565_162_952L, 9_563_047_559_630L,
                9_612_616_959_383L,
        9_659_258_262_891L, 9_702_957_262_760L, 9_743_700_647_852L, 9_781_476_007_338L,
                9_816_271_834_477L,
        9_848_077_530_122L, 9_876_883_405_951L, 9_902_680_687_416L, 9_925_461_516_413L,
                9_945_218_953_683L,
        9_961_946_980_917L, 9_975_640_502_598L, 9_986_295_347_546L, 9_993_908_270_191L,
                9_998_476_951_564L,
        10_000_000_000_000L
    };
}
