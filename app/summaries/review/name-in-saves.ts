const lengthOfName = 40;

/** Enough of a name to know it again in the list of saves. */
export const nameInSaves = (name: string) =>
  name.length <= lengthOfName ? `“${name}”` : `“${name.slice(0, lengthOfName).trimEnd()} …”`;
