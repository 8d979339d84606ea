import { BlockList, isIPv6 } from 'node:net';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type Device, deviceOf } from './device.js';

export interface Visitor {
  /**
   * The caller's IPv4 address, or the /64 network of an IPv6 address, because its owner can choose any
   * address in that network.
   */
  address: string;
  device: Device;
}

const mapped = new BlockList();
mapped.addSubnet('::ffff:0:0', 96, 'ipv6');

const groupsOf = (part: string) => (part ? part.split(':') : []);

const network = (ipv6: string): string => {
  const [head = '', tail = ''] = ipv6.split('%', 1)[0]?.split('::') ?? [];
  const zeros = Array.from({ length: 8 - groupsOf(head).length - groupsOf(tail).length }, () => '0');
  return [...groupsOf(head), ...zeros, ...groupsOf(tail)].slice(0, 4).join(':');
};

const withPort = /^(?:\[([^\]]*)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/;

/**
 * Normalizes a caller's IP address: without a port, which some proxies add in `X-Forwarded-For`, and IPv6 as
 * its /64 network.
 */
export const sourceOf = (written: string): string => {
  const [, ipv6, ipv4] = withPort.exec(written) ?? [];
  const ip = ipv6 ?? ipv4 ?? written;
  if (!isIPv6(ip)) return ip;
  return mapped.check(ip, 'ipv6') ? ip.slice(ip.lastIndexOf(':') + 1) : network(ip);
};

/** Injects the caller's address and device. */
export const CurrentVisitor = createParamDecorator((_: unknown, context: ExecutionContext): Visitor => {
  const { ip, headers } = context.switchToHttp().getRequest<FastifyRequest>();
  return { address: sourceOf(ip), device: deviceOf(headers['user-agent']) };
});
