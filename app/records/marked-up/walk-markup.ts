import { Parser } from 'htmlparser2';
import { AppError } from '#app/platform/app-error.ts';

/** No document is nested deeper; what is was made to break readers. */
const maxDepth = 1_000;

export type Element = { name: string; attributes: Record<string, string | undefined> };

type Walk = {
  isXml: boolean;
  start(element: Element): void;
  end(name: string): void;
  /** Words with the name of the element they stand in; '' outside of all. */
  text(text: string, name: string): void;
};

/**
 * Goes through HTML or XML once, from start to end. Every element that starts also ends; what the
 * document leaves open ends where its parent does. Nothing in it is run or fetched.
 */
export function walkMarkup(markup: string, { isXml, start, end, text }: Walk): void {
  const open: string[] = [];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        open.push(name);
        if (open.length > maxDepth) {
          parser.pause();
          throw new AppError(
            'unreadable',
            'The document is nested too deeply to be read. Save its text, and take that in.',
          );
        }
        start({ name, attributes });
      },
      onclosetag() {
        const name = open.pop();
        if (name !== undefined) end(name);
      },
      ontext: (words) => text(words, open.at(-1) ?? ''),
    },
    { xmlMode: isXml, decodeEntities: true },
  );
  parser.end(markup);
}
