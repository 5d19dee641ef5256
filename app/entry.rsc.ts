// The server's own entry holds the Express app and the worker, so that web and jobs share one copy
// of every module (one database connection above all).
export { createApp, loadStandIn, serve, startJobs } from '#server/app.ts';

// In development a changed module is taken in without loading the page again.
import.meta.hot?.accept();
