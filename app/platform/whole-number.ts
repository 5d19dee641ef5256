import { z } from 'zod';

/** A variable of the environment that is a whole number, 0 or more. */
export const wholeNumber = z.string().regex(/^\d+$/).transform(Number);
