import { CountedPlaces } from '../http/counted-places.ts';

const mostOfSocket = 64 * 1024;
const mostOfAddress = 1024 * 1024;
const mostOfProcess = 32 * 1024 * 1024;
const everyone = '';

/** Counts what the channels of one socket keep in memory. */
export interface SocketBytes {
  /** Returns false, and counts nothing, if the socket, its address or the process would keep too much. */
  readonly take: (bytes: number) => boolean;
  readonly giveBack: (bytes: number) => void;
}

/** Bounds what the channels of all sockets keep; the result opens the count of a socket by its address. */
export function boundSubscribedBytes(): (address: string) => SocketBytes {
  const ofAddress = new CountedPlaces(mostOfAddress);
  const ofProcess = new CountedPlaces(mostOfProcess);
  return (address) => {
    let own = 0;
    return {
      take: (bytes) => {
        if (own + bytes > mostOfSocket || !ofAddress.take(address, bytes)) return false;
        if (!ofProcess.take(everyone, bytes)) {
          ofAddress.giveBack(address, bytes);
          return false;
        }
        own += bytes;
        return true;
      },
      giveBack: (bytes) => {
        own -= bytes;
        ofAddress.giveBack(address, bytes);
        ofProcess.giveBack(everyone, bytes);
      },
    };
  };
}
