const index = /^(?:-- CreateIndex\n)?CREATE (UNIQUE )?INDEX ("\w+") ON ("\w+")[^;]*;\n*/gm;

/** Takes the indexes of tables that are there out of what Prisma writes, to be made beside writers. */
export function apartFromIndexes(sql: string): { whole: string; beside: string } {
  const beside: string[] = [];
  const whole = sql.replace(index, (statement, _unique, name: string, table: string) => {
    if (sql.includes(`CREATE TABLE ${table}`)) return statement;
    const made = statement.trim().replace(/^-- CreateIndex\n/, '');
    beside.push(
      `DROP INDEX CONCURRENTLY IF EXISTS ${name};\n${made.replace(' INDEX ', ' INDEX CONCURRENTLY ')}\n`,
    );
    return '';
  });
  return { whole: whole.trim() && whole, beside: beside.join('\n') };
}
