import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import type { SchemaEngine } from '@prisma/schema-engine-wasm';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';

let started: Promise<void> | undefined;

/** Node does not load a wasm file by `import`, so the package's own entry cannot be used. */
async function startWasm(): Promise<void> {
  const entry = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm');
  const wasm = await readFile(new URL('./schema_engine_bg.wasm', `file://${entry}`));
  const { instance } = await WebAssembly.instantiate(wasm, {
    './schema_engine_bg.js': bindings as unknown as WebAssembly.ModuleImports, // the module is the import object
  });
  bindings.__wbg_set_wasm(instance.exports);
  // wasm-bindgen's start function is always exported and takes nothing.
  (instance.exports.__wbindgen_start as () => void)();
}

/** Remembers the connections it opens: the engine leaves its own open, and SQLite's keeps the lock. */
function rememberConnections(factory: SqlMigrationAwareDriverAdapterFactory) {
  const opened: SqlDriverAdapter[] = [];
  const remember = async (opening: Promise<SqlDriverAdapter>) => {
    const adapter = await opening;
    opened.push(adapter);
    return adapter;
  };
  return {
    factory: {
      provider: factory.provider,
      adapterName: factory.adapterName,
      connect: () => remember(factory.connect()),
      connectToShadowDb: () => remember(factory.connectToShadowDb()),
    },
    close: () => Promise.all(opened.map((adapter) => adapter.dispose())),
  };
}

/** Runs `work` with Prisma's schema engine as WebAssembly: no engine binary is downloaded. */
export async function withSchemaEngine<T>(
  factory: SqlMigrationAwareDriverAdapterFactory,
  datamodel: { path: string; content: string } | null,
  work: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  started ??= startWasm();
  await started;
  const connections = rememberConnections(factory);
  const engine = await bindings.SchemaEngine.new(
    { datamodels: datamodel ? [[datamodel.path, datamodel.content]] : undefined },
    () => {},
    bindMigrationAwareSqlAdapterFactory(connections.factory),
  );
  try {
    return await work(engine);
  } finally {
    engine.free();
    await connections.close();
  }
}
