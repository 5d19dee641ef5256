/** The way to a list as a file for spreadsheets; the browser asks for it itself. */
export const DownloadCsv = ({ href }: { href: string }) => (
  <p className="no-print">
    <a href={href}>Download as CSV</a>
  </p>
);
