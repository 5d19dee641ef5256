import type { Element } from './walk-markup.ts';

/** `w:p` as `p`: the prefix is whatever the file calls its name space. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** An attribute's value by its local name, such as `val` of `w:val`. */
export function attributeOf(attributes: Element['attributes'], wanted: string): string | undefined {
  const key = Object.keys(attributes).find((name) => localName(name) === wanted);
  return key === undefined ? undefined : attributes[key];
}
