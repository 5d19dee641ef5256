import Papa from 'papaparse';

/**
 * Rows of a file for spreadsheets, each ended. They take a cell that begins like a formula for one,
 * so those are written as text.
 */
export function csvLines(rows: readonly (readonly unknown[])[]): string {
  return `${Papa.unparse([...rows], { escapeFormulae: true, newline: '\r\n' })}\r\n`;
}
