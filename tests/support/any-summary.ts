import fc from 'fast-check';

const lineStarts = [
  ...[
    '---\n',
    '***\n',
    '===\n',
    '- - -\n',
    '- ',
    '  - ',
    '    • ',
    '12. ',
    '3) ',
    '> ',
    '+ ',
    '## ',
  ],
  ...[
    '#### ',
    '    ',
    '\t',
    '```\n',
    '~~~\n',
    '| a | b |\n',
    '|---|---|\n',
    '[b]: https://a.example\n',
  ],
];
const words = [
  ...['It passed', 'The fee rose to $5', 'No. 5', 'Mr. Day', 'a*b*c', 'snake_case_', '—', '“Yes.”'],
  ...['5 < 6', '2024', '…', '!!!', '| x |', 'U.S.', 'as it was.Then'],
];
const marks = [
  ...['*', '**', '_', '***', '`', '``', '[', ']', '(', ')', '<', '>', '&', '\\', '!', '#', '~~'],
  ...['\\*', '\\[', '\\`', '\\\\', '&amp;', '&lt;', '&#42;', '&nbsp;', '&NotEqualTilde;', '&nope;'],
];
const spans = [
  ...['`a. B`', '`` ` ``', '*One. Two.*', '**It *all* rose.**', '<b>bold</b>', '<!-- no -->'],
  ...['[x](https://a.example "t. T")', '[One. Two](https://a.example)', '[a][b]', '[top](#main)'],
  ...['![alt](https://a.example/x.png)', '<https://a.example/b*c\\_d>', '<mailto:a@b.example>'],
];
const citations = [
  ...['[0:05](#s5)', '[10:41 AM](#s15)', '[0:05](#s25 "Title")', '[0:05](<#s35>)', '[¶46](#s45)'],
  ...['[**0:07**](#s55)', '[0:05](&#35;s65)', '*[0:05](#s75)*', '[0:05]( #s85 )', '[0\\:05](#s95)'],
  ...['[The mayor resigned](#s105)', `[${'so they said, '.repeat(6)}](#s115)`, '[5](#s125)'],
  ...['[0:05](#s)', '[](#s135)', '[0:05](#s14500000000)', '\\[0:05](#s155)', '[[0:05](#s165)](x)'],
];
const ends = ['. ', '? ', '! ', '.', ', ', ' ', ' ', '\n', '\n\n', '\r\n', '\r', '  \n', '\\\n'];

const piece = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...lineStarts) },
  { weight: 6, arbitrary: fc.constantFrom(...words) },
  { weight: 4, arbitrary: fc.constantFrom(...marks) },
  { weight: 4, arbitrary: fc.constantFrom(...spans) },
  { weight: 5, arbitrary: fc.constantFrom(...citations) },
  { weight: 9, arbitrary: fc.constantFrom(...ends) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 8 }) },
);

/** Markdown of all kinds, as nobody would write it and somebody might. */
export const anySummary = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));
