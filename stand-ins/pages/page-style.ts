/** The look of the stand-in's pages: the site's colours, in a file of its own. */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#fbf9f3, #16181b);
  --panel: light-dark(#fffefb, #1d2024);
  --ink: light-dark(#1d1b17, #ebe7de);
  --muted: light-dark(#59544a, #b0aba0);
  --line: light-dark(#dfd9cb, #34383e);
  --line-strong: light-dark(#857d6d, #7d828a);
  --accent: light-dark(#1a4272, #a3c4ee);
  --accent-hover: light-dark(#102d52, #c4daf6);
  --accent-ink: light-dark(#ffffff, #0d1a2b);
  --accent-soft: light-dark(#e6ecf4, #222d3b);
  --notice: light-dark(#f8eed3, #342b16);
  --danger: light-dark(#b3201a, #ff9f94);
  --danger-soft: light-dark(#fcebe8, #3a1f1c);
  --focus: light-dark(#1a4272, #f4d67a);
}
:root[data-theme="light"] { color-scheme: light; }
:root[data-theme="dark"] { color-scheme: dark; }
* { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--paper);
  color: var(--ink);
  font: 1rem/1.5 "Public Sans Variable", system-ui, sans-serif;
  font-variant-numeric: tabular-nums;
  overflow-wrap: break-word;
}
.skip { position: absolute; left: -100vw; }
.skip:focus { left: 0.5rem; top: 0.5rem; padding: 0.5rem 1rem; background: var(--panel); }
.banner { margin: 0; padding: 0.75rem 1rem; background: var(--notice); text-align: center; }
main { max-width: 40rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.625rem; line-height: 1.25; margin: 0 0 0.5rem; }
h2 { font-size: 1.3125rem; line-height: 1.35; margin: 2.5rem 0 0.5rem; }
p { margin: 0.5rem 0; }
a { color: var(--accent); text-underline-offset: 0.15em; }
a:hover { color: var(--accent-hover); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.price { font-size: 1.125rem; }
.price strong { font-size: 2.0625rem; line-height: 1.2; }
.clock { margin-top: 1.5rem; font-size: 1.3125rem; line-height: 1.35; }
.told div { justify-content: start; }
.told dt { flex: 0 0 11rem; }
.told dd { flex: 1 1 14rem; }
.hint { color: var(--muted); }
.plain { margin: 0; padding: 0; list-style: none; }
dl { margin: 1.5rem 0; }
dl div {
  display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem;
  padding: 0.5rem 0; border-top: 1px solid var(--line);
}
dt { color: var(--muted); }
dd { margin: 0; min-width: 0; overflow-wrap: anywhere; }
fieldset { min-width: 0; margin: 1rem 0; padding: 0; border: 0; }
legend { padding: 0; font-weight: 600; }
.choice {
  display: flex; gap: 0.75rem; align-items: baseline;
  min-height: 2.75rem; padding: 0.625rem 0; border-top: 1px solid var(--line);
}
.choice input { flex: none; width: 1.125rem; height: 1.125rem; margin: 0; accent-color: var(--accent); translate: 0 0.2rem; }
.actions { display: flex; flex-wrap: wrap; gap: 0.5rem; }
button, .button {
  display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0.5rem 1rem;
  border: 1px solid var(--line-strong); border-radius: 0.25rem;
  background: var(--panel); color: var(--accent);
  font: inherit; font-weight: 600; text-decoration: none; cursor: pointer;
}
button:hover, .button:hover { background: var(--accent-soft); color: var(--accent-hover); }
.primary { border-color: var(--accent); background: var(--accent); color: var(--accent-ink); }
.primary:hover { border-color: var(--accent-hover); background: var(--accent-hover); color: var(--accent-ink); }
.notice { margin: 0 0 1.5rem; padding: 0.75rem 1rem; border-left: 4px solid var(--accent); background: var(--accent-soft); }
.failed { border-color: var(--danger); background: var(--danger-soft); }
.invoices { margin: 1rem 0; padding: 0; list-style: none; }
.invoices li {
  display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center;
  padding: 0.75rem 0; border-top: 1px solid var(--line);
}
.grows { flex: 1 1 12rem; min-width: 0; }
.amount { white-space: nowrap; }
.demonstration { margin-top: 3rem; padding: 0 1rem 1rem; border: 1px solid var(--line); background: var(--panel); }
.demonstration h2 { margin-top: 1rem; }
@media print { .banner, form, .demonstration { display: none; } }
`;
