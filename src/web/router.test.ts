import { describe, expect, it } from 'vitest';
import { matchPath } from './router.ts';

describe('matchPath', () => {
  it('takes fixed paths as they are, with or without a slash at the end', () => {
    expect(matchPath('/', '/')).toEqual({});
    expect(matchPath('/review', '/review')).toEqual({});
    expect(matchPath('/review', '/review/')).toEqual({});
    expect(matchPath('/review', '/reviews')).toBeNull();
    expect(matchPath('/review', '/')).toBeNull();
  });

  it('gives parameters decoded, and broken ones as they came', () => {
    expect(matchPath('/documents/:id', '/documents/a%20b')).toEqual({ id: 'a b' });
    expect(matchPath('/documents/:id', '/documents/%zz')).toEqual({ id: '%zz' });
    expect(matchPath('/documents/:id', '/documents')).toBeNull();
    expect(matchPath('/documents/:id', '/documents/a/b')).toBeNull();
  });

  it('gives the rest of a path', () => {
    expect(matchPath('/portal/*', '/portal/keys')).toEqual({ rest: 'keys' });
    expect(matchPath('/portal/*', '/portal/admin/accounts')).toEqual({ rest: 'admin/accounts' });
    expect(matchPath('/portal/*', '/portal')).toEqual({ rest: '' });
    expect(matchPath('/portal/*', '/port')).toBeNull();
  });
});
