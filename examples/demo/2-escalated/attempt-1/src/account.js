import { setImmediate as nextTick } from "node:timers/promises";

export class Account {
  balance = 0;

  async deposit(amount) {
    const before = this.balance;
    await nextTick();
    this.balance = before + amount;
  }

  async withdraw(amount) {
    const before = this.balance;
    await nextTick();
    if (amount > before) throw new RangeError("not enough money");
    this.balance = before - amount;
  }
}

export async function transfer(from, to, amount) {
  const [fromBefore, toBefore] = [from.balance, to.balance];
  await nextTick();
  from.balance = fromBefore - amount;
  to.balance = toBefore + amount;
}
