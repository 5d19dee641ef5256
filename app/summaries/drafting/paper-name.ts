/** What councils call the papers that they adopt, long or short, as the source of a pattern. */
export const paper = String.raw`(?:(?:coun(?:cil|sel) |house |senate |assembly )?bill|policy|resolution|ordinance(?: calendar)?|h\.? ?r\.?|c\.?b\.?|s\.?b\.?|ord\.?|reso?\.?)`;

/** A paper's kind as it is written: captions hear 'counsel bill', agendas shorten 'Reso' and 'Ord.' */
export const paperName = (kind: string) =>
  kind
    .replace(/\bcounsel\b/i, 'Council')
    .replace(/\breso?\.?$/i, 'Resolution')
    .replace(/\bord\.?$/i, 'Ordinance')
    .replace(/(?<=^| )\p{Ll}/gu, (letter) => letter.toUpperCase());
