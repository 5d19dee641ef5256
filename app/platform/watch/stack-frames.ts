const line = /^\s*at (?:(.*?) \()?(.+?):(\d{1,9}):(\d{1,9})\)?$/;

export type Frame = { function?: string; filename: string; lineno: number; colno: number };

const mostFrames = 50;

/** The places a stack of V8 names, the outermost call first, as Sentry wants them. */
export function stackFrames(stack: string): (Frame & { in_app: boolean })[] {
  return stack
    .split('\n')
    .slice(0, mostFrames)
    .flatMap((text) => {
      const [, name, filename, lineno, colno] = line.exec(text.slice(0, 1000)) ?? [];
      if (filename === undefined) return [];
      return {
        ...(name && { function: name }),
        filename,
        lineno: Number(lineno),
        colno: Number(colno),
        in_app: !/node_modules|^node:/.test(filename),
      };
    })
    .reverse();
}
