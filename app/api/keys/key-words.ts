/** What is asked before a key is revoked, in the dialog and on the page. */
export const revokeWords = {
  title: 'Revoke this key?',
  text: 'Programs that use it are refused at once. It cannot be brought back; a new key can take its place.',
} as const;

export const keysPath = '/settings/api-keys';

export const keyPath = (keyId: string) => `${keysPath}/${keyId}`;
