// node grid.mjs OUT COLS W H files…
import { chromium } from 'playwright-core'; import { readFileSync } from 'node:fs'; import path from 'node:path';
const [out, cols, w, h, ...files]=process.argv.slice(2);
const b=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox']}); const p=await b.newPage({viewport:{width:cols*w,height:Math.ceil(files.length/cols)*(+h+16)}});
await p.setContent(`<body style="margin:0;display:grid;grid-template-columns:repeat(${cols},${w}px)">`+files.map(f=>`<div><div style="font:11px sans-serif;height:16px;overflow:hidden">${path.basename(f)}</div><img style="width:${w}px;height:${h}px;object-fit:contain;object-position:top" src="data:image/png;base64,${readFileSync(f).toString('base64')}"></div>`).join(''));
await p.waitForTimeout(500); await p.screenshot({path:out}); await b.close();
