import { setImmediate as nextTick } from "node:timers/promises";

export class Account {
  balance = 0;
  #turn = Promise.resolve();

  deposit(amount) {
    return this.#takeTurn((before) => before + amount);
  }

  withdraw(amount) {
    return this.#takeTurn((before) => {
      if (amount > before) throw new RangeError("not enough money");
      return before - amount;
    });
  }

  #takeTurn(change) {
    const mine = this.#turn.then(async () => {
      const before = this.balance;
      await nextTick();
      this.balance = change(before);
    });
    this.#turn = mine.catch(() => {});
    return mine;
  }
}

export async function transfer(from, to, amount) {
  const [fromBefore, toBefore] = [from.balance, to.balance];
  await nextTick();
  from.balance = fromBefore - amount;
  to.balance = toBefore + amount;
}
