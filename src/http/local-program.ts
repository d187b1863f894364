import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** What proxies add. One that adds nothing is known by the public address that the service then has. */
const FORWARDED = /^(?:forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/;

/**
 * Does a program on this machine ask, by a name of this machine? The name is checked because a page may have its own name lead
 * here (DNS rebinding): the browser then takes our answers for that page's own.
 * @param baseUrl the public address of the service: where it is not this machine, a proxy may stand before it, whose requests look local
 */
export function isLocalProgram({ ip, headers, socket }: FastifyRequest, baseUrl: string): boolean {
  if (Object.keys(headers).some((name) => FORWARDED.test(name))) return false;
  return (
    isLoopback(ip) &&
    isLoopback(socket.remoteAddress ?? '') &&
    isLocalHost(headers.host ?? '') &&
    isLocalHost(new URL(baseUrl).host)
  );
}

const isLoopback = (address: string): boolean => /^(?:::ffff:)?127\.|^::1$/.test(address) && isIP(address) !== 0;

/** A name of this machine, with or without a port. */
export const isLocalHost = (host: string): boolean =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i.test(host);
