import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


class CommandTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.run_command("member", "M-0012", "Anna Müller")

    def run_command(self, *words):
        environment = {**os.environ, "CLUBBOOK_DATA": str(self.folder / "book.json"), "PYTHONIOENCODING": "utf-8"}
        command = [sys.executable, "-m", "clubbook", *words]
        return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, encoding="utf-8")

    def write(self, text, encoding="utf-8"):
        path = self.folder / "list.csv"
        path.write_bytes(text.encode(encoding))
        return str(path)

    def test_a_list_is_added(self):
        result = self.run_command("import", self.write("date,member,amount,text\n2026-03-01,M-0012,12.50,March\n"))
        self.assertEqual(result.stdout, "1 bookings added\n")
        self.assertEqual(self.run_command("balance").stdout, "M-0012\t12.50\n")

    def test_a_wrong_line_is_named_and_nothing_is_added(self):
        lines = "2026-03-01,M-0012,12.50,March\n2026-02-30,M-0012,1,x\n"
        result = self.run_command("import", self.write(f"date,member,amount,text\n{lines}"))
        self.assertEqual(result.returncode, 2)
        self.assertIn("line 3", result.stderr)
        self.assertEqual(self.run_command("balance").stdout, "M-0012\t0.00\n")

    def test_the_file_of_the_bank_is_added_once(self):
        for added in (6, 0):
            result = self.run_command("import", "--format", "bank", "examples/bank.csv")
            self.assertEqual(result.returncode, 0, result.stderr)
            self.assertTrue(result.stdout.startswith(f"{added} bookings added\n"), result.stdout)
        self.assertEqual(self.run_command("balance").stdout, "M-0012\t120.00\n")

    def test_bookings_without_a_known_number_are_printed(self):
        output = self.run_command("import", "--format", "bank", "examples/bank.csv").stdout
        self.assertIn("no member: 2026-03-31\t120.00\tJörg Weiß: Beitrag 2026 M-0031 – danke!", output)
        self.assertNotIn("M-0012", output.upper().replace("NO MEMBER", ""))

    def test_a_wrong_line_of_the_bank_is_named_and_nothing_is_added(self):
        head = "Buchungstag;Name;Verwendungszweck;Betrag\n"
        for line in ("31.02.2026;A;x;1,00", "01.02.2026;A;x;1.00", "01.02.2026;A;x"):
            path = self.write(f"{head}01.03.2026;A;M-0012;5,00\n{line}\n", "cp1252")
            result = self.run_command("import", "--format", "bank", path)
            self.assertEqual(result.returncode, 2)
            self.assertIn("line 3", result.stderr)
        self.assertEqual(self.run_command("balance").stdout, "M-0012\t0.00\n")

    def test_the_report_shows_the_months_with_what_was_there_before(self):
        lines = "2025-12-31,M-0012,10.00,x\n2026-01-05,M-0012,-0.05,x\n2026-12-31,M-0012,2.50,x\n2027-01-01,M-0012,9,x\n"
        self.run_command("import", self.write(f"date,member,amount,text\n{lines}"))
        path = self.folder / "report.csv"
        result = self.run_command("report", "2026", "--csv", str(path))
        rows = path.read_text().splitlines()
        self.assertEqual(len(rows), 13)
        self.assertEqual(rows[1], "2026-01,0.00,0.05,9.95")
        self.assertEqual(rows[12], "2026-12,2.50,0.00,12.45")
        self.assertEqual(result.stdout.splitlines()[-1].split(), ["total", "2.50", "0.05"])

    def test_a_wrong_year_is_refused(self):
        self.assertEqual(self.run_command("report", "26").returncode, 2)


if __name__ == "__main__":
    unittest.main()
