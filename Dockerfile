# Builds and runs the product on Node 24; the database is another container (docker-compose.yml).
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# The packages that are optional here (PostgreSQL, Node, ONNX) stay out; those of libraries, which draw and encode
# pictures, don't.
RUN npm run build && npm pkg delete optionalDependencies && npm prune --omit=dev \
  # The container holds no compiler: its commands run what was built.
  && for name in import backup restore; do npm pkg set "scripts.$name=node --max-semi-space-size=8 --heap-growing-percent=40 dist/scripts/$name.js"; done

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production DATA_DIR=/data MALLOC_ARENA_MAX=1
RUN mkdir /data && chown node:node /data
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/package.json ./
COPY --from=build /app/scripts/mappings ./scripts/mappings
USER node
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:'+(process.env.PORT||4000)+'/readyz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--heap-growing-percent=40", "dist/scripts/serve.js"]
