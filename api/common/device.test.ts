import { expect, test } from '@jest/globals';
import { deviceOf } from './device.js';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const pixel = `Mozilla/5.0 (Linux; Android 10; K) ${webkit}`;
const windows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit}`;
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';

test.each([
  [`${pixel} Chrome/131.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
  [`${pixel} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`, 'Samsung Internet', 'Android'],
  [`${pixel} Chrome/130.0.0.0 Mobile Safari/537.36 EdgA/130.0.0.0`, 'Edge', 'Android'],
  [`${pixel} Version/4.0 Chrome/123.0.0.0 Mobile Safari/537.36 OPR/81.0`, 'Opera', 'Android'],
  [`${pixel} Version/4.0 UCBrowser/13.4 Mobile Safari/537.36`, 'UC Browser', 'Android'],
  [`${pixel} Version/4.0 Chrome/112.0 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.4`, 'Mi Browser', 'Android'],
  [`${pixel} Version/4.0 Mobile Safari/534.30`, '', 'Android'],
  ['Mozilla/5.0 (Android 15; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0', 'Firefox', 'Android'],
  [`${windows} Chrome/131.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
  [`${windows} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`, 'Edge', 'Windows'],
  [`${windows} Chrome/117.0.0.0 Safari/537.36 OPR/103.0.0.0`, 'Opera', 'Windows'],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/131.0.0.0 Safari/537.36', 'Chrome', 'ChromeOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox', 'Linux'],
  [`${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15`, 'Safari', 'macOS'],
  [`${iphone} Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari', 'iOS'],
  [`${iphone} CriOS/131.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iOS'],
  [`${iphone} FxiOS/133.0 Mobile/15E148 Safari/605.1.15`, 'Firefox', 'iOS'],
  ['Mozilla/5.0 (Mobile; LYF/F320B; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5', 'Firefox', 'KaiOS'],
  ['Opera/9.80 (Android; Opera Mini/36.2/119.132; U; en) Presto/2.12 Version/12.16', 'Opera', 'Android'],
  ['curl/8.5.0', '', ''],
  ['', '', ''],
])('of %p the browser is %p and the system %p', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toMatchObject({ browser, system });
});

test('nothing of what a device calls itself is kept as it was sent', () => {
  const secret = 'Chrome/131.0 (Asha at home)';
  expect(JSON.stringify(deviceOf(secret))).not.toContain('Asha');
});

test('a device that calls itself otherwise has another mark', () => {
  expect(deviceOf('Chrome/131.0').mark).toBe(deviceOf('Chrome/131.0').mark);
  expect(deviceOf('Chrome/131.0').mark).not.toBe(deviceOf('Chrome/132.0').mark);
  expect(deviceOf(undefined)).toEqual(deviceOf(''));
});
