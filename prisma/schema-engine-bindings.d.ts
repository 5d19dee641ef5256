declare module '@prisma/schema-engine-wasm/schema_engine_bg' {
  export { SchemaEngine } from '@prisma/schema-engine-wasm';
  export function __wbg_set_wasm(exports: WebAssembly.Exports): void;
}
