type Asked = {
  name: string;
  value: string | number;
  /** Where on the page it stands; left out, under its name. */
  hash?: string;
};

/** An address that asks its page for one thing more, such as an open form. */
export const addressAsking = (address: string, { name, value, hash = name }: Asked): string =>
  `${address}${address.includes('?') ? '&' : '?'}${name}=${value}#${hash}`;
