import { randomBytes } from 'node:crypto';

/**
 * Of what routes load for a page, the texts that are a reader's own, by route. A page shows such a text as it
 * is, or leaves it out where it is empty, and is otherwise the same with another in its place. What is not
 * named here is no less safe: a template is used again only where it is the same.
 */
const ownTexts: Readonly<Record<string, readonly string[]>> = {
  root: ['viewer.email'],
  'routes/reader/_layout': ['email'],
  'routes/reader/meeting': [
    ...['notes.notes', 'notes.feedback', 'notes.processedFeedback', 'share.name'],
  ],
};

const paths = Object.entries(ownTexts).map(
  ([route, names]) => [route, names.map((name) => name.split('.'))] as const,
);

/** What stands in a template for a text. Nobody can write it: it is another in each process, and never sent. */
const secret = `own${randomBytes(16).toString('hex')}`;
const markOf = (place: number) => `${secret}t${place}t`;
export const nonceMark = `${secret}n`;

/** Splits what was rendered at its marks: texts and, in turns with them, what the mark between stood for. */
export const splitAtMarks = (rendered: string): string[] => rendered.split(marks);
const marks = new RegExp(`${secret}(n|t\\d+t)`);

export type LoaderData = Record<string, unknown>;

/** The data with marks in the place of own texts, which are handed out. Nothing is changed in place. */
export function takeOwnTexts(loaded: LoaderData): { texts: string[]; marked: LoaderData } {
  const texts: string[] = [];
  const mark = (text: string) => markOf(texts.push(text) - 1);
  const marked = { ...loaded };
  for (const [route, names] of paths) {
    if (!(route in marked)) continue;
    for (const name of names) marked[route] = withMarks(marked[route], name, mark);
  }
  return { texts, marked };
}

type Mark = (text: string) => string;

function withMarks(value: unknown, [name, ...rest]: readonly string[], mark: Mark): unknown {
  if (typeof value === 'string') return name === undefined && isPlain(value) ? mark(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (name === undefined) {
    return Array.isArray(value) ? value.map((each) => withMarks(each, [], mark)) : value;
  }
  if (!(name in value)) return value;
  const held: unknown = Reflect.get(value, name);
  return { ...value, [name]: withMarks(held, rest, mark) };
}

/**
 * Whether a text is shown as any other. Where it is empty there is nothing to show, and a line break at the
 * start of a field is one that HTML would swallow.
 */
const isPlain = (text: string) => text !== '' && !/^\n|\r/.test(text);
