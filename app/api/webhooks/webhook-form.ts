import { z } from 'zod';
import { eventNames } from './webhook-events.ts';

const longestAddress = 1000;

export const webhookForm = z.object({
  address: z
    .string('Write the address that is to be told')
    .trim()
    .max(longestAddress, `Use at most ${longestAddress} characters`),
  events: z
    .array(z.enum(eventNames, 'Choose from the list'), 'Choose at least one')
    .min(1, 'Choose at least one')
    .max(eventNames.length, 'Choose from the list'),
});
