import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Headers that proxies add. A proxy that adds none is recognised by the service's public address. */
const FORWARDED = /^(?:forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/;

/**
 * True when a program on this machine sends the request under a name of this machine. The name is checked because a
 * page can make its own name point here (DNS rebinding); the browser then treats our answers as that page's own.
 * @param baseUrl the public address of the service; if it is not this machine, a proxy may stand in front, whose
 * requests look local
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
