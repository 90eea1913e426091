/** Types of the only part of des.js in use, imported by path so that other modes are not bundled. */
declare module "des.js/lib/des/des.js" {
  interface Des {
    /** Processes whole blocks. */
    update(bytes: ArrayLike<number>): number[];
    final(): number[];
  }
  const DES: {
    create(options: { type: "encrypt" | "decrypt"; key: ArrayLike<number>; padding: false }): Des;
  };
  export default DES;
}
