/**
 * The service did not hear a piece. `kind` says what is to be done: a service that asks for patience or
 * failed may hear it later; one that refused never will; one that rests, as it kept failing, was not asked.
 */
export class SpeechTrouble extends Error {
  readonly kind: 'busy' | 'failed' | 'refused' | 'resting';
  /** How long it asks to be left alone; null where it does not say */
  readonly seconds: number | null;

  constructor(
    kind: SpeechTrouble['kind'],
    message: string,
    { seconds = null, cause }: { seconds?: number | null; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.name = 'SpeechTrouble';
    this.kind = kind;
    this.seconds = seconds;
  }
}
