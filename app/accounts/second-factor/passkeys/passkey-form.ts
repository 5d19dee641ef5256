import { z } from 'zod';

export const mostPasskeys = 10;

const longestName = 60;

export const passkeyName = z
  .string('Please name the passkey')
  .trim()
  .min(1, 'Please name the passkey')
  .max(longestName, `Use at most ${longestName} characters`);

const bytes = (most: number) => z.base64url().min(1).max(most);

const known = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);

/** The ways in which a browser says that a device is reached; those that nobody knows are left out. */
const transports = z
  .array(z.string())
  .transform((named) => [...new Set(named.flatMap((name) => known.safeParse(name).data ?? []))])
  .catch([]);

const credential = z.object({
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  // Nothing is asked of extensions, and nothing that they say is heard.
  clientExtensionResults: z.unknown().transform(() => ({})),
});

const signed = credential.extend({
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(2000),
  }),
});

const made = credential.extend({
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(10_000),
    transports,
  }),
});

/** What a device has signed for a browser. */
export type SignedPasskey = z.infer<typeof signed>;
/** A key that a device has made. */
export type MadePasskey = z.infer<typeof made>;

/** What a browser's script sends in one field; null for what no browser does. */
const sent = <T>(shape: z.ZodType<T>) =>
  z.string().transform((text): T | null => {
    try {
      return shape.safeParse(JSON.parse(text)).data ?? null;
    } catch {
      return null;
    }
  });

export const signedPasskey = sent(signed);
export const newPasskeyForm = z.object({ name: passkeyName, made: sent(made) });
export type NewPasskey = z.infer<typeof newPasskeyForm>;
