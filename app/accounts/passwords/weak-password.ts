import { AppError } from '#app/platform/app-error.ts';

/** A new password that is refused; it belongs beside the field of that password. */
export class WeakPassword extends AppError {
  constructor(publicMessage: string) {
    super('invalid', publicMessage);
  }
}
