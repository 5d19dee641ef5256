import { listNumber, type NumberStyle } from './list-marker.ts';
import { walkMarkup } from './walk-markup.ts';
import { attributeOf, localName } from './word-xml.ts';

/** A paragraph's place in a numbered list, as far as the paragraph itself says it. */
export type ListPlace = { list: string | null; level: number | null; style: string | null };

type Level = { start: number; format: string; text: string; isLegal: boolean };
type Levels = Map<number, Level>;
type List = { abstract: string; levels: Levels; starts: Map<number, number> };
type Style = { basedOn: string | null; list: string | null; level: number | null };

const formats: Record<string, NumberStyle> = {
  lowerLetter: 'lower-letter',
  upperLetter: 'upper-letter',
  lowerRoman: 'lower-roman',
  upperRoman: 'upper-roman',
};
/** Word knows nine levels. */
const maxLevel = 8;
const maxStyleSteps = 20;

/** Counts a Word document's automatic numbers, which stand nowhere in its text: `4.`, `b.`, `2.1`. */
export function createNumbering({ numbering = '', styles = '' }) {
  const lists = readLists(numbering);
  const named = readStyles(styles);
  const counts = new Map<string, number[]>();
  const begun = new Set<string>();
  const placeOf = ({ list, level, style }: ListPlace) => {
    let found = { list, level };
    let name = style;
    for (let step = 0; name !== null && step < maxStyleSteps; step += 1) {
      const at = named.get(name);
      found = { list: found.list ?? at?.list ?? null, level: found.level ?? at?.level ?? null };
      name = at?.basedOn ?? null;
    }
    return found;
  };
  return {
    /** What Word shows before the next paragraph of this place; '' for a bullet or no list. */
    next(place: ListPlace): string {
      const { list: id, level: asked } = placeOf(place);
      const list = id === null ? undefined : lists.get(id);
      const depth = Math.min(asked ?? 0, maxLevel);
      const level = list?.levels.get(depth);
      if (id === null || !list || !level) return '';
      const startOf = (at: number) => list.levels.get(at)?.start ?? 1;
      let count = counts.get(list.abstract) ?? [];
      const restart = begun.has(`${id} ${depth}`) ? undefined : list.starts.get(depth);
      begun.add(`${id} ${depth}`);
      const before = restart ?? (count[depth] === undefined ? startOf(depth) : count[depth] + 1);
      count = [...count.slice(0, depth), before];
      for (let at = 0; at < depth; at += 1) count[at] ??= startOf(at);
      counts.set(list.abstract, count);
      return markerOf(level, { count, levels: list.levels });
    },
  };
}

function markerOf(level: Level, { count, levels }: { count: number[]; levels: Levels }): string {
  if (level.format === 'bullet') return '';
  return level.text
    .replace(/%([1-9])/g, (_, digit: string) => {
      const at = Number(digit) - 1;
      const format = levels.get(at)?.format ?? 'decimal';
      if (format === 'none') return '';
      const style = level.isLegal ? 'decimal' : (formats[format] ?? 'decimal');
      return listNumber(count[at] ?? 1, style);
    })
    .trim();
}

function readLists(xml: string): Map<string, List> {
  const abstracts = new Map<string, Levels>();
  const lists = new Map<string, List>();
  let levels: Levels = new Map();
  let level: Level | null = null;
  let list: List | null = null;
  let overridden = 0;
  walkMarkup(xml, {
    isXml: true,
    start({ name, attributes }) {
      const value = attributeOf(attributes, 'val');
      switch (localName(name)) {
        case 'abstractNum':
          levels = new Map();
          abstracts.set(attributeOf(attributes, 'abstractNumId') ?? '', levels);
          list = null;
          break;
        case 'num':
          list = { abstract: '', levels: new Map(), starts: new Map() };
          lists.set(attributeOf(attributes, 'numId') ?? '', list);
          break;
        case 'abstractNumId':
          if (list) {
            list.abstract = value ?? '';
            list.levels = new Map(abstracts.get(list.abstract));
            levels = list.levels;
          }
          break;
        case 'lvlOverride':
          overridden = Number(attributeOf(attributes, 'ilvl') ?? 0);
          break;
        case 'startOverride':
          list?.starts.set(overridden, Number(value ?? 1));
          break;
        case 'lvl':
          level = { start: 1, format: 'decimal', text: '', isLegal: false };
          levels.set(Number(attributeOf(attributes, 'ilvl') ?? 0), level);
          break;
        case 'start':
          if (level) level.start = Number(value ?? 1);
          break;
        case 'numFmt':
          if (level) level.format = value ?? 'decimal';
          break;
        case 'lvlText':
          if (level) level.text = value ?? '';
          break;
        case 'isLgl':
          if (level) level.isLegal = value !== '0' && value !== 'false';
          break;
      }
    },
    end(name) {
      if (localName(name) === 'lvl') level = null;
    },
    text: () => {},
  });
  return lists;
}

function readStyles(xml: string): Map<string, Style> {
  const styles = new Map<string, Style>();
  let style: Style | null = null;
  walkMarkup(xml, {
    isXml: true,
    start({ name, attributes }) {
      const value = attributeOf(attributes, 'val') ?? null;
      switch (localName(name)) {
        case 'style':
          style = { basedOn: null, list: null, level: null };
          styles.set(attributeOf(attributes, 'styleId') ?? '', style);
          break;
        case 'basedOn':
          if (style) style.basedOn = value;
          break;
        case 'numId':
          if (style) style.list = value;
          break;
        case 'ilvl':
          if (style) style.level = Number(value ?? 0);
          break;
      }
    },
    end: () => {},
    text: () => {},
  });
  return styles;
}
