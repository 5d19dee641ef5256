/* A function of SQL, steps(): the steps of SQLite's machine that this connection's statements have taken
   since it was last asked. What a driver keeps to itself is told to an extension. */
#include "sqlite3ext.h"
SQLITE_EXTENSION_INIT1

static void steps(sqlite3_context *context, int count, sqlite3_value **values) {
  sqlite3 *connection = sqlite3_context_db_handle(context);
  sqlite3_int64 sum = 0;
  (void)count, (void)values;
  for (sqlite3_stmt *one = sqlite3_next_stmt(connection, 0); one; one = sqlite3_next_stmt(connection, one))
    sum += sqlite3_stmt_status(one, SQLITE_STMTSTATUS_VM_STEP, 1);
  sqlite3_result_int64(context, sum);
}

int sqlite3_extension_init(sqlite3 *connection, char **error, const sqlite3_api_routines *api) {
  (void)error;
  SQLITE_EXTENSION_INIT2(api);
  return sqlite3_create_function(connection, "steps", 0, SQLITE_UTF8, 0, steps, 0, 0);
}
