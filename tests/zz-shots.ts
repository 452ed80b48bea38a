import { chromium } from '@playwright/test';

const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const [name, path] of [
  ['login', '/es/login/'],
  ['signup', '/en/signup/'],
  ['auth', '/es/auth/'],
] as const)
  for (const width of [360, 1440])
    for (const theme of ['light', 'dark']) {
      const c = await b.newContext({
        locale: path.startsWith('/es') ? 'es-DO' : 'en-US',
        colorScheme: theme as 'light',
        viewport: { width, height: width === 360 ? 740 : 900 },
      });
      const p = await c.newPage();
      await p.goto(`http://127.0.0.1:4401${path}`);
      await p.screenshot({ path: `/tmp/shots/${name}-${width}-${theme}.png` });
      await c.close();
    }
const c = await b.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
const p = await c.newPage();
await p.goto('http://127.0.0.1:4401/es/login/');
await p.screenshot({ path: '/tmp/shots/noscript.png' });
await b.close();
