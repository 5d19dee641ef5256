/** The letter certainly did not go out. `final`: nor will it by being tried again. */
export class MailNotSent extends Error {
  readonly final: boolean;

  constructor(message: string, { final, cause }: { final: boolean; cause?: unknown }) {
    super(message, { cause });
    this.name = 'MailNotSent';
    this.final = final;
  }
}
