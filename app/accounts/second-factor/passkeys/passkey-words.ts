/** Where a script asks for what a passkey is to sign. */
export const challengePath = '/resources/passkey-challenge';

export const wrongPasskey = 'This passkey was not accepted. Try it again, or use a code.';
export const notAdded = 'This passkey could not be added. Begin again.';
export const notUsed = 'Your browser gave no passkey. Try it again, or use a code.';
export const notMade = 'Your browser made no passkey. Try it again.';
