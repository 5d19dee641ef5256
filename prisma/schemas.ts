import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

export type DatabaseKind = 'sqlite' | 'postgres';

export const databaseKinds: readonly DatabaseKind[] = ['sqlite', 'postgres'];

const prismaProvider = { sqlite: 'sqlite', postgres: 'postgresql' } as const;

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const schemaPath = (kind: DatabaseKind) => here(`./${kind}/schema.prisma`);
export const migrationsPath = (kind: DatabaseKind) => here(`./${kind}/migrations`);

/** The schema of one database, made from `models.prisma`. */
export async function composeSchema(kind: DatabaseKind): Promise<string> {
  const models = await readFile(here('./models.prisma'), 'utf8');
  return `// Made from ../models.prisma by \`npm run db -- generate\`. Edit that file.

generator client {
  provider            = "prisma-client"
  output              = "../generated/${kind}"
  runtime             = "nodejs"
  moduleFormat        = "esm"
  importFileExtension = "ts"
}

datasource db {
  provider = "${prismaProvider[kind]}"
}

${models}`;
}

export async function writeSchemas(): Promise<void> {
  for (const kind of databaseKinds) {
    await mkdir(here(`./${kind}`), { recursive: true });
    await writeFile(schemaPath(kind), await composeSchema(kind));
  }
}
