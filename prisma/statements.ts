/** A quoted piece, a comment, the body of a trigger of SQLite, an end, or anything else. */
const piece =
  /'(?:[^']|'')*'|"(?:[^"]|"")*"|(\$\w*\$)[\s\S]*?\1|(--[^\n]*|\/\*[\s\S]*?\*\/)|\bBEGIN\b[\s\S]*?\bEND\s*(?=;)|(;)|[\s\S]/gi;

/** The statements of a migration, without its comments. */
export function statementsOf(sql: string): string[] {
  const statements = [''];
  for (const [text, , comment, end] of sql.matchAll(piece)) {
    if (end) statements.push('');
    else if (!comment) statements.push(`${statements.pop()}${text}`);
  }
  return statements.map((statement) => statement.trim()).filter(Boolean);
}
