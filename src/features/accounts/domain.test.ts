import { describe, expect, it } from 'vitest';
import { authenticatorKey, deviceName, passwordStrength, placeOf } from './domain.ts';

describe('the strength of a password', () => {
  it.each([
    ['', 'short'],
    ['abcdefg', 'short'],
    ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
    ['password123', 'weak'],
    ['1234567890', 'weak'],
    ['lagos2026', 'weak'],
    ['Lagos2026!', 'fair'],
    ['mangoesareripe', 'fair'],
    ['Mangoes are ripe', 'strong'],
    ['a long enough phrase', 'strong'],
  ])('%j is %s', (password, strength) => expect(passwordStrength(password)).toBe(strength));
});

describe('the key of an authenticator', () => {
  it('is shown in fours', () => {
    const uri = 'otpauth://totp/Kilele:a@b.test?secret=ABCDEFGHIJ&issuer=Kilele';
    expect(authenticatorKey(uri)).toBe('ABCD EFGH IJ');
    expect(authenticatorKey('otpauth://totp/Kilele')).toBeNull();
    expect(authenticatorKey('nonsense')).toBeNull();
  });
});

describe('the name of a device', () => {
  it.each([
    [
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5) Version/17.5 Mobile Safari/604.1', 'Safari on iPhone'],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/126.0 Safari/537.36 Edg/126.0', 'Edge on Windows'],
    ['curl/8.5', 'Unknown device'],
    [null, 'Unknown device'],
  ])('%j is %s', (agent, name) => expect(deviceName(agent)).toBe(name));
});

describe('the place of an address', () => {
  it.each([
    ['127.0.0.1', 'The computer Kilele runs on'],
    ['::1', 'The computer Kilele runs on'],
    ['192.168.1.7', 'Local network 192.168.1.7'],
    ['172.20.0.3', 'Local network 172.20.0.3'],
    ['fd12:3456::1', 'Local network fd12:3456::1'],
    ['172.32.0.3', 'Network address 172.32.0.3'],
    ['41.90.1.2', 'Network address 41.90.1.2'],
    [null, 'Place unknown'],
  ])('%s is told as %s, and no town is made up', (address, place) => {
    expect(placeOf(address)).toBe(place);
  });
});
