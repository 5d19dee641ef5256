type Tree = { [key: string]: Tree | string };
export type FormValue = string | FormValue[] | { [key: string]: FormValue };

/**
 * Reads Stripe's form encoding: `items[0][price]=x`, `expand[]=y`, `metadata[key]=z`. Keys that are
 * all numbers make a list.
 */
export function readForm(text: string): { [key: string]: FormValue } {
  const root: Tree = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    const [head = '', ...rest] = name.split('[');
    put(root, [head, ...rest.map((part) => part.replace(/\]$/, ''))], value);
  }
  const read: { [key: string]: FormValue } = {};
  for (const [key, value] of Object.entries(root)) read[key] = settle(value);
  return read;
}

function put(tree: Tree, path: string[], value: string): void {
  const [first = '', ...rest] = path;
  const key = first === '' ? String(Object.keys(tree).length) : first;
  if (rest.length === 0) {
    tree[key] = value;
    return;
  }
  const below = tree[key];
  // Without a prototype, so that no name of a field reaches one.
  const branch: Tree = typeof below === 'object' ? below : Object.create(null);
  tree[key] = branch;
  put(branch, rest, value);
}

function settle(value: Tree | string): FormValue {
  if (typeof value === 'string') return value;
  const entries = Object.entries(value);
  if (entries.every(([key]) => /^\d+$/.test(key))) return entries.map(([, item]) => settle(item));
  return Object.fromEntries(entries.map(([key, item]) => [key, settle(item)]));
}
