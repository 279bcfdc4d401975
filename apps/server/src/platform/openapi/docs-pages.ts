import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { stringify } from 'yaml';
import { reportBuild } from '../http/builds';
import { StoredResponse } from '../http/stored-response';

const DOCS = '/api/docs';
const JSON_ADDRESS = '/api/openapi.json';

const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const ASK_AGAIN = 'public, max-age=0, must-revalidate';

/** The files of Swagger UI; in a build, they are next to the server. */
const built = `${import.meta.dirname}/swagger-ui`;
const folder = existsSync(built)
  ? built
  : dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

const files = {
  'swagger-ui.css': 'text/css',
  'swagger-ui-bundle.js': 'application/javascript',
  'swagger-ui-standalone-preset.js': 'application/javascript',
  'favicon-32x32.png': 'image/png',
  'favicon-16x16.png': 'image/png',
};

const PAGE = `<!DOCTYPE html>
<html lang="en">
<head>
  <meta charset="UTF-8">
  <meta name="viewport" content="width=device-width">
  <title>Polaris: calls</title>
  <link rel="stylesheet" href="./docs/swagger-ui.css">
  <link rel="icon" type="image/png" href="./docs/favicon-32x32.png" sizes="32x32">
  <link rel="icon" type="image/png" href="./docs/favicon-16x16.png" sizes="16x16">
  <style>
    html { box-sizing: border-box; overflow-y: scroll; }
    *, ::before, ::after { box-sizing: inherit; }
    body { margin: 0; background: #fafafa; }
    .swagger-ui .topbar .download-url-wrapper { display: none; }
  </style>
</head>
<body>
  <div id="swagger-ui"></div>
  <script src="./docs/swagger-ui-bundle.js"></script>
  <script src="./docs/swagger-ui-standalone-preset.js"></script>
  <script src="./docs/swagger-ui-init.js"></script>
</body>
</html>
`;

/** Without the online validator, which would be another server. */
const SCRIPT = `window.ui = SwaggerUIBundle({
  url: '${JSON_ADDRESS}',
  dom_id: '#swagger-ui',
  deepLinking: true,
  validatorUrl: null,
  presets: [SwaggerUIBundle.presets.apis, SwaggerUIStandalonePreset],
  plugins: [SwaggerUIBundle.plugins.DownloadUrl],
  layout: 'StandaloneLayout',
});
`;

/** The description as JSON and YAML, and the page that shows it with its files, by address. */
export function makeDocsPages(description: object): Map<string, StoredResponse> {
  reportBuild('render', DOCS);
  return new Map([
    [JSON_ADDRESS, toStored('application/json', JSON.stringify(description))],
    [
      '/api/openapi.yaml',
      toStored('text/yaml', stringify(description, { aliasDuplicateObjects: false })),
    ],
    [DOCS, toDocs('text/html', PAGE)],
    [`${DOCS}/swagger-ui-init.js`, toDocs('application/javascript', SCRIPT)],
    ...Object.entries(files).map(
      ([name, type]) =>
        [`${DOCS}/${name}`, toDocs(type, readFileSync(`${folder}/${name}`))] as const,
    ),
  ]);
}

const toDocs = (type: string, body: string | Buffer): StoredResponse =>
  toStored(type, body, { 'content-security-policy': DOCS_POLICY });

const toStored = (
  type: string,
  body: string | Buffer,
  headers: Record<string, string> = {},
): StoredResponse =>
  new StoredResponse({
    status: 200,
    headers: {
      'content-type': type.startsWith('image') ? type : `${type}; charset=utf-8`,
      ...headers,
      'cache-control': ASK_AGAIN,
    },
    body,
  });
