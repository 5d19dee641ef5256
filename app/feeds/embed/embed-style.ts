/** All that the list looks like. The policy of its page knows it by its hash, so it is never built of parts. */
export const embedStyle = `
:root{color-scheme:light dark;--ink:#1f2328;--muted:#57606a;--line:#d5d9de;--link:#0b57a4;--page:#fff}
@media (prefers-color-scheme:dark){:root{--ink:#e8eaed;--muted:#a9b1ba;--line:#3b4048;--link:#8ab8f5;--page:#17191c}}
*{box-sizing:border-box}
body{margin:0;padding:12px;background:var(--page);color:var(--ink);font:15px/1.45 system-ui,sans-serif;overflow-wrap:anywhere}
h1{margin:0 0 8px;font-size:17px;line-height:1.3}
h2{margin:16px 0 4px;font-size:13px;color:var(--muted)}
ul{margin:0;padding:0;list-style:none}
li{padding:8px 0;border-top:1px solid var(--line)}
p{margin:0}
a{color:var(--link)}
a:focus-visible{outline:2px solid var(--link);outline-offset:2px}
time,.aside{display:block;color:var(--muted);font-size:13px}
.off{font-weight:600;color:var(--ink)}
footer{margin-top:12px;padding-top:8px;border-top:1px solid var(--line);font-size:13px}
@media (min-width:520px){li{display:grid;grid-template-columns:11em 1fr;gap:0 16px}li>time{grid-row:span 2;padding-top:2px}}
`;
