// node shot.mjs OUT SBDIR ids widths schemes
import { chromium } from 'playwright-core'; import { createServer } from 'node:http'; import { readFileSync, existsSync, mkdirSync } from 'node:fs'; import path from 'node:path';
const [out, dir, ids, widths='390,1366', schemes='light,dark'] = process.argv.slice(2);
const types={'.html':'text/html','.js':'text/javascript','.mjs':'text/javascript','.css':'text/css','.json':'application/json','.svg':'image/svg+xml','.woff2':'font/woff2','.webp':'image/webp','.png':'image/png'};
const server=createServer((q,r)=>{const p=path.join(dir,decodeURIComponent(new URL(q.url,'http://x').pathname)); if(!existsSync(p)||p.endsWith('/')){r.writeHead(404);r.end();return;} r.writeHead(200,{'content-type':types[path.extname(p)]??'application/octet-stream'}); r.end(readFileSync(p));}).listen(0);
mkdirSync(out,{recursive:true}); const base=`http://127.0.0.1:${server.address().port}`;
const index=JSON.parse(readFileSync(path.join(dir,'index.json'))).entries;
const b=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox','--disable-gpu']});
for(const want of ids.split(',')){ const found=Object.keys(index).filter(k=>k===want||(want.endsWith('*')&&k.startsWith(want.slice(0,-1))&&index[k].type==='story')); if(!found.length) console.log('none',want);
 for(const id of found) for(const w of widths.split(',')) for(const s of schemes.split(',')){ const p=await b.newPage({viewport:{width:+w,height:+w<700?844:768}}); await p.goto(`${base}/iframe.html?id=${id}&viewMode=story&globals=theme:${s}`); await p.waitForTimeout(Number(process.env.WAIT??2500)); await p.screenshot({path:path.join(out,`${id}-${w}-${s}.png`),fullPage:process.env.FULL==='1'}); await p.close(); } }
await b.close(); server.close();
