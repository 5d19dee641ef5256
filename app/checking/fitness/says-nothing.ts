const empty =
  /does not say what was decided|too short to say|breaks off|is a part of another sentence/;

/** Whether what speaks against a sentence (`judgeFitness`) is that nobody learns anything from it. */
export const saysNothing = (unfit: readonly string[]): boolean =>
  unfit.some((reason) => empty.test(reason));
