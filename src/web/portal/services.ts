import { PORTAL as phrases } from './words.ts';

const named = (names: Readonly<Record<string, string>>, name: string): string | undefined => names[name];

/** The displayed name of a service of the usage records. */
export const serviceName = (service: string): string => named(phrases.services, service) ?? service;

/** What a scope lets a key do. */
export const scopeAbout = (scope: string): string | undefined => named(phrases.scopes, scope);

/** The displayed name of an action in the log. */
export const eventName = (action: string): string => named(phrases.events, action) ?? action;

export const keyName = (key: string) =>
  key === 'browser' ? phrases.thesePages : key === 'deleted' ? phrases.deletedKeys : `${key}…`;
