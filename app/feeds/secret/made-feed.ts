import { filesOf, type SecretFile, secretFiles, secretPath } from './feed-paths.ts';

/** What a form answers with once: addresses whose secret is kept nowhere. */
export type MadeFeed = {
  made: { addresses: { file: SecretFile; label: string; address: string }[] };
};

/** The addresses that hold a new secret. */
export function madeFeed(secret: string, of: 'followed' | 'search', origin: string): MadeFeed {
  const addresses = filesOf(of).map((file) => ({
    file,
    label: secretFiles[file].label,
    address: origin + secretPath(secret, file),
  }));
  return { made: { addresses } };
}
