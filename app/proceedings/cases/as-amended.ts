import { anyOf, words } from '#app/platform/language/pattern.ts';

/** 'To adopt the lease as amended', 'with the amendment'. */
export const asAmended = anyOf('as (?:so )?amended(?! by )\nwith the amendment\nas modified');
const whichChanges =
  'the|this|that|these|those|one|minor|some|agreed[- ]upon|noted|suggested|requested|following|edits';
const changes = words(`
  changes? corrections? revisions? edits? amendments? additions? deletions? modifications? adaptations? adjustments?
`);
/** 'With the exception of number 12' leaves out, and changes nothing. */
const exception = String.raw`exception\b(?! of (?:items?|numbers?|letters?|[A-Z]|\d+)\b)`;
/** 'To approve the lease except that it be for one year': moved otherwise than it was proposed. */
export const moveChanged =
  anyOf(String.raw`with (?:${whichChanges})(?: [\w-]+){0,2} (?:(?:${changes.join('|')})\b|${exception})
    with (?:changes|corrections|revisions|edits|amendments|modifications|the (?:addition|deletion|removal))\b
    with the (?:(?!(?:for|of|to|in|from|on|by)\b)[\w-]+ ){1,4}(?:remov|delet|strik|chang|add)ing\b
    except(?:ing)? (?:that|as|the|for|it)\b
    agenda\b.{0,30}\bwith\b.{3,60}\b(?:moved|added|removed|deleted|switched|swapped|reordered|struck|pulled|taken off)\b`);
