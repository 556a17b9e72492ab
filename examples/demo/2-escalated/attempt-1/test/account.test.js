import assert from "node:assert/strict";
import { test } from "node:test";
import { Account, transfer } from "../src/account.js";

async function accountWith(amount) {
  const account = new Account();
  if (amount > 0) await account.deposit(amount);
  return account;
}

test("starts with nothing", async () => assert.equal((await accountWith(0)).balance, 0));
test("keeps a deposit", async () => assert.equal((await accountWith(10)).balance, 10));

test("pays a withdrawal", async () => {
  const account = await accountWith(10);
  await account.withdraw(4);
  assert.equal(account.balance, 6);
});

test("refuses to overdraw", async () => {
  const account = await accountWith(3);
  await assert.rejects(account.withdraw(4), RangeError);
});

test("two deposits at once", async () => {
  const account = await accountWith(0);
  await Promise.all([account.deposit(5), account.deposit(5)]);
  assert.equal(account.balance, 10);
});

test("ten deposits at once", async () => {
  const account = await accountWith(0);
  await Promise.all(Array.from({ length: 10 }, () => account.deposit(1)));
  assert.equal(account.balance, 10);
});

test("a deposit and a withdrawal at once", async () => {
  const account = await accountWith(10);
  await Promise.all([account.deposit(5), account.withdraw(5)]);
  assert.equal(account.balance, 10);
});

test("a transfer while a deposit is under way", async () => {
  const [from, to] = [await accountWith(10), await accountWith(0)];
  await Promise.all([transfer(from, to, 4), to.deposit(5)]);
  assert.equal(to.balance, 9);
});

test("two transfers at once keep the total", async () => {
  const [from, to] = [await accountWith(10), await accountWith(0)];
  await Promise.all([transfer(from, to, 4), transfer(from, to, 4)]);
  assert.equal(to.balance, 8);
});

test("opposite transfers at once cancel out", async () => {
  const [left, right] = [await accountWith(10), await accountWith(10)];
  await Promise.all([transfer(left, right, 4), transfer(right, left, 4)]);
  assert.equal(left.balance, 10);
});
