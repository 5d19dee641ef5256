# syntax=docker/dockerfile:1

FROM node:24-bookworm-slim AS build
WORKDIR /dais
COPY package.json package-lock.json .npmrc ./
COPY patches patches
RUN npm ci --include=dev --no-audit --no-fund --loglevel=error
COPY . .
RUN npm run db -- generate && NODE_ENV=production npx react-router build
# What the server never loads: the image's own Node serves, the client asks two kinds of database,
# Prisma's command line comes along only as a peer of its client, and of what draws and reads scans
# the parts for browsers. 750 MB become 230.
RUN npm prune --omit=dev --no-audit --no-fund --loglevel=error \
 && cd node_modules \
 && rm -rf node node-bin-* prisma effect @electric-sql elkjs typescript @types \
           better-sqlite3/deps better-sqlite3/src \
 && rm -rf pdfjs-dist/build pdfjs-dist/web pdfjs-dist/types pdfjs-dist/image_decoders \
           pdfjs-dist/legacy/web pdfjs-dist/legacy/image_decoders \
           @tesseract.js-data/eng/4.0.0 tesseract.js-core/*.wasm.js \
 && find pdfjs-dist/legacy -name '*.map' -o -name '*.min.mjs' -o -name '*sandbox*' | xargs rm -f \
 && cd @prisma \
 && rm -rf config dev engines engines-version fetch-engine get-platform \
           query-plan-executor streams-local studio-core \
 && find client/runtime -name '*query_compiler*' ! -name '*sqlite*' ! -name '*postgresql*' -delete

FROM node:24-bookworm-slim
ENV NODE_ENV=production DAIS_MODE=production PORT=8080 DATA_DIR=/data \
    NODE_COMPILE_CACHE=/tmp/compile-cache
WORKDIR /dais
RUN mkdir /data && chown node:node /data
COPY --from=build --chown=root:root /dais/package.json /dais/tsconfig.json ./
COPY --from=build --chown=root:root /dais/node_modules node_modules
COPY --from=build --chown=root:root /dais/build build
COPY --from=build --chown=root:root /dais/prisma prisma
# The command line, what runs in processes of its own and the migrations run from the sources.
COPY --from=build --chown=root:root /dais/server server
COPY --from=build --chown=root:root /dais/app app
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "server/start.ts"]
