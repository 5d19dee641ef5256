import { AppError } from '#app/platform/app-error.ts';
import { env } from '#app/platform/env.server.ts';

/** @throws AppError in production */
export function refuseInProduction(): void {
  if (env.DAIS_MODE !== 'production') return;
  throw new AppError('forbidden', 'The demonstration is never loaded in production.');
}
