import { AppError } from '#app/platform/app-error.ts';
import { readNamedTurns } from '../formats/named-turns.ts';
import { cleanText } from '../formats/segment-list.ts';
import type { Transcript } from '../transcript.ts';
import { createNumbering } from './docx-numbering.ts';
import { docxText } from './docx-text.ts';
import { unzip } from './unzip.server.ts';
import { walkMarkup } from './walk-markup.ts';
import { attributeOf, localName } from './word-xml.ts';

const relations = '_rels/.rels';

/** A Word document (DOCX): a segment for each paragraph or labelled turn, its notes at the end. */
export async function readDocx(bytes: Uint8Array): Promise<Transcript> {
  const files = await unzip(bytes, (name) => name === relations || name.endsWith('.xml'));
  const main = mainPart(files.get(relations) ?? '');
  const body = files.get(main);
  if (body === undefined) {
    throw new AppError(
      'unreadable',
      'The Word document holds no text: a part of it is missing. Open it in a word processor and save it again.',
    );
  }
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  const part = (name: string) => files.get(`${folder}${name}.xml`) ?? '';
  const numbering = createNumbering({ numbering: part('numbering'), styles: part('styles') });
  const parts = [body, part('footnotes'), part('endnotes')].map((xml) => docxText(xml, numbering));
  const transcript = readNamedTurns(
    parts
      .map(({ text }) => text)
      .filter((text) => text !== '')
      .join('\n\n'),
    'docx',
  );
  const leftOut = [...transcript.leftOut];
  if (parts.slice(1).some(({ text }) => text !== '')) {
    leftOut.push('The footnotes stand at the end of the text.');
  }
  const deleted = parts.reduce((total, { deletedWords }) => total + deletedWords, 0);
  if (deleted > 0) {
    leftOut.push(
      `The document still shows what was deleted from it; that was left out: ${counted(deleted)}.`,
    );
  }
  const edges = marginTexts(files, folder).map((xml) => cleanText(docxText(xml, numbering).text));
  for (const text of new Set(edges.filter((text) => /\p{L}/u.test(text)))) {
    leftOut.push(`“${text.slice(0, 80)}” stands at the edge of each page and was left out.`);
  }
  const comments = cleanText(docxText(part('comments'), numbering).text);
  if (comments !== '') {
    leftOut.push(`Comments on the document were left out: ${counted(comments.split(' ').length)}.`);
  }
  return { ...transcript, leftOut };
}

/** The part with the text, which nearly every program calls the same. */
function mainPart(xml: string): string {
  let found = 'word/document.xml';
  walkMarkup(xml, {
    isXml: true,
    start({ name, attributes }) {
      if (localName(name) !== 'Relationship') return;
      if (!/\/officeDocument$/.test(attributeOf(attributes, 'Type') ?? '')) return;
      found = (attributeOf(attributes, 'Target') ?? found).replace(/^\//, '');
    },
    end: () => {},
    text: () => {},
  });
  return found;
}

/** Headers and footers. */
function marginTexts(files: Map<string, string>, folder: string): string[] {
  return [...files].flatMap(([name, xml]) =>
    name.startsWith(folder) && /^(?:header|footer)\d*\.xml$/.test(name.slice(folder.length))
      ? [xml]
      : [],
  );
}

function counted(words: number): string {
  return `${words.toLocaleString('en-US')} ${words === 1 ? 'word' : 'words'}`;
}
